-- A stored version of the worksheet schema never changes; only which one is active does.
create or replace function keep_worksheet_schema() returns trigger language plpgsql as $$
declare
  may_change text[] := '{is_active,created_by,updated_at}';
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - may_change = to_jsonb(old) - may_change then
    return new;
  end if;
  raise exception '% is written once', tg_table_name;
end $$;
create trigger worksheet_schemas_stay before update or delete on worksheet_schemas
  for each row execute function keep_worksheet_schema();

-- The operator's list walks it.
create index generation_requests_newest on generation_requests (created_at desc, id desc);
