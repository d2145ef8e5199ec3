-- How the engine did with a version: made after it went live, so it comes later than the row, and once.
alter table lesson_prompt_versions add column report jsonb check (jsonb_typeof(report) = 'object');

create or replace function keep_prompt_version() returns trigger language plpgsql as $$
declare
  may_change text[] := case when old.report is null then '{author_id,report}' else '{author_id}' end;
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
    return new;
  end if;
  raise exception '% is written once', tg_table_name;
end $$;
drop trigger lesson_prompt_versions_stay on lesson_prompt_versions;
create trigger lesson_prompt_versions_stay before update or delete on lesson_prompt_versions
  for each row execute function keep_prompt_version();
