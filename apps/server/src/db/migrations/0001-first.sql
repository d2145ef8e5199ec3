create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email)),
  password text,
  first_name text,
  last_name text,
  profile_image_url text,
  auth_provider text not null default 'local',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table sessions (
  sid text primary key,
  sess jsonb not null,
  expire timestamptz not null
);
create index sessions_expire on sessions (expire);
create index sessions_user on sessions ((sess ->> 'userId'));

create table child_profiles (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  age integer not null check (age between 5 and 11),
  grade text not null,
  learning_style text not null,
  interests jsonb not null default '[]' check (jsonb_typeof(interests) = 'array'),
  custom_interests text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index child_profiles_user on child_profiles (user_id, created_at, id);

-- child_profile_id has no foreign key: it stays when the profile is deleted, and profile ids are never used again.
create table learning_plans (
  id bigint primary key check (id between 1 and 9007199254740991),
  user_id uuid not null references users on delete cascade,
  child_profile_id bigint,
  child_name_alone text,
  child_age integer not null,
  child_grade text not null,
  learning_style text not null,
  theme text not null,
  subjects jsonb not null check (jsonb_typeof(subjects) = 'array'),
  duration integer not null check (duration in (30, 60, 90)),
  difficulty text not null,
  length integer not null check (length in (5, 10)),
  goals text,
  seed bigint not null check (seed between 0 and 4294967295),
  plan_content jsonb,
  source_json jsonb,
  html_content text,
  schema_version integer not null default 1,
  request_id uuid not null,
  generation_source text not null default 'builtin',
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  error text,
  sharing text not null default 'link' check (sharing in ('link', 'private')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status <> 'completed' or plan_content is not null),
  check (child_profile_id is null or child_name_alone is null)
);
create index learning_plans_user on learning_plans (user_id, created_at desc, id);
create index learning_plans_profile on learning_plans (child_profile_id, created_at desc) where status = 'completed';

create table generation_requests (
  id uuid primary key,
  plan_id bigint not null references learning_plans on delete cascade,
  user_id uuid not null references users on delete cascade,
  status text not null default 'processing' check (status in ('processing', 'completed', 'failed')),
  stage text not null default 'waiting',
  stage_since timestamptz not null default now(),
  finished jsonb not null default '[]' check (jsonb_typeof(finished) = 'array'),
  attempts integer not null default 0,
  error text,
  compose_request jsonb not null,
  fingerprint text not null,
  idempotency_key text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index generation_requests_key on generation_requests (user_id, idempotency_key)
  where idempotency_key is not null;
create index generation_requests_user on generation_requests (user_id, created_at desc);
create index generation_requests_plan on generation_requests (plan_id);
create index generation_requests_open on generation_requests (created_at) where status = 'processing';

create table generation_logs (
  id bigint generated always as identity primary key,
  request_id uuid not null references generation_requests on delete cascade,
  type text not null,
  message text not null,
  details jsonb,
  created_at timestamptz not null default now()
);
create index generation_logs_request on generation_logs (request_id, id);

-- One row for each shown name (the family's, or none for a reader by link) and paper of a plan.
create table plan_packages (
  plan_id bigint not null references learning_plans on delete cascade,
  audience text not null check (audience in ('family', 'link')),
  paper text not null default 'letter' check (paper in ('letter', 'a4')),
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  cache_key text,
  zip_filename text,
  files jsonb not null default '[]' check (jsonb_typeof(files) = 'array'),
  error text,
  attempts integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (plan_id, audience, paper)
);
create index plan_packages_making on plan_packages (updated_at) where state = 'making';

create table admin_users (
  id uuid primary key default gen_random_uuid(),
  username text not null unique,
  password text not null,
  email text,
  role text not null default 'admin',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
