alter table generation_requests add column retried_by uuid;
create index plan_packages_files on plan_packages using gin (files jsonb_path_ops);
