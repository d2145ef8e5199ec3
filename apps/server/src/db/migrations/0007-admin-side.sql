alter table admin_users
  add column totp_secret text,
  add column totp_pending text,
  -- The last step whose code was taken, so that none works twice.
  add column totp_step bigint not null default 0;

-- Who changed what on the admin side. Entries stay when the admin is gone, and nothing changes them.
create table admin_audit (
  id bigint generated always as identity primary key,
  admin_id uuid references admin_users on delete set null,
  admin_name text not null,
  action text not null,
  object text not null,
  before jsonb,
  after jsonb,
  created_at timestamptz not null default now()
);

-- Every prompt that was live, with who applied it and why. The newest of a type is the live one.
create table lesson_prompt_versions (
  id bigint generated always as identity primary key,
  prompt_type text not null check (prompt_type in ('single_day', 'worksheet_html')),
  content text not null,
  author_id uuid references admin_users on delete set null,
  author_name text not null,
  note text,
  created_at timestamptz not null default now()
);
create index lesson_prompt_versions_newest on lesson_prompt_versions (prompt_type, id desc);

create or replace function keep_what_was_written() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - '{admin_id,author_id}'::text[] = to_jsonb(old) - '{admin_id,author_id}'::text[] then
    return new;
  end if;
  raise exception '% is written once', tg_table_name;
end $$;
create trigger admin_audit_stays before update or delete on admin_audit
  for each row execute function keep_what_was_written();
create trigger lesson_prompt_versions_stay before update or delete on lesson_prompt_versions
  for each row execute function keep_what_was_written();
