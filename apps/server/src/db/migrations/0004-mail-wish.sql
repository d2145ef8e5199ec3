alter table generation_requests add column mail_when_ready boolean not null default false;
