-- Tokens are stored hashed, live 60 minutes and work once.
create table password_reset_tokens (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index password_reset_tokens_user on password_reset_tokens (user_id, created_at desc);

create table feedback (
  id bigint generated always as identity primary key,
  user_id uuid references users on delete cascade,
  usefulness_rating integer not null check (usefulness_rating between 1 and 5),
  let_down_areas text,
  let_down_other text,
  improvement_suggestions text,
  improvement_other text,
  created_at timestamptz not null default now()
);
create index feedback_newest on feedback (created_at desc, id desc);

create table lesson_feedback (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  plan_id bigint not null references learning_plans on delete cascade,
  day_number integer not null check (day_number between 1 and 10),
  was_useful boolean not null,
  issue_categories jsonb not null default '[]' check (jsonb_typeof(issue_categories) = 'array'),
  issue_text text,
  theme text,
  subjects jsonb not null default '[]' check (jsonb_typeof(subjects) = 'array'),
  learning_goals text,
  child_age integer,
  difficulty text,
  created_at timestamptz not null default now()
);
create index lesson_feedback_plan on lesson_feedback (plan_id, day_number, created_at desc);

create table home_content (
  id bigint generated always as identity primary key,
  section text not null check (section in ('hero', 'features', 'testimonials', 'faqs', 'cta')),
  title text,
  subtitle text,
  description text,
  content text,
  button_text text,
  button_url text,
  icon text,
  author text,
  role text,
  question text,
  answer text,
  "order" integer not null default 0,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index home_content_section on home_content (section, "order", id);

create table lesson_prompts (
  id bigint generated always as identity primary key,
  prompt_type text not null unique check (prompt_type in ('single_day', 'worksheet_html')),
  draft_content text not null,
  live_content text not null,
  last_applied_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table worksheet_schemas (
  id bigint generated always as identity primary key,
  version text not null unique,
  schema_content jsonb not null,
  is_active boolean not null default false,
  description text,
  created_by uuid references admin_users on delete set null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index worksheet_schemas_active on worksheet_schemas (is_active) where is_active;

create table screenshot_pages (
  id bigint generated always as identity primary key,
  page_id text not null unique,
  display_name text not null,
  path text not null,
  requires_auth boolean not null default false,
  readiness_cue text,
  is_active boolean not null default true,
  is_wizard_flow boolean not null default false,
  wizard_steps jsonb not null default '[]' check (jsonb_typeof(wizard_steps) = 'array'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table screenshot_runs (
  id bigint generated always as identity primary key,
  triggered_by text not null,
  user_id uuid references admin_users on delete set null,
  status text not null default 'running' check (status in ('running', 'completed', 'failed')),
  total_pages integer not null default 0,
  successful_pages integer not null default 0,
  failed_pages integer not null default 0,
  error_summary text,
  started_at timestamptz not null default now(),
  completed_at timestamptz
);
create index screenshot_runs_newest on screenshot_runs (started_at desc, id desc);

create table screenshot_results (
  id bigint generated always as identity primary key,
  run_id bigint not null references screenshot_runs on delete cascade,
  page_id text not null,
  view_type text not null,
  status text not null,
  file_name text,
  drive_file_id text,
  drive_url text,
  error_message text,
  captured_at timestamptz not null default now()
);
create index screenshot_results_run on screenshot_results (run_id, id);
create index screenshot_results_page on screenshot_results (page_id, captured_at desc);

create table patterns (
  id bigint generated always as identity primary key,
  name text not null unique,
  display_name text not null,
  category text not null check (category in ('math', 'reading', 'writing', 'science', 'activity', 'layout')),
  description text,
  template_html text not null,
  template_css text not null default '',
  props_schema text not null default '{}',
  example_json text not null default '{}',
  tags jsonb not null default '[]' check (jsonb_typeof(tags) = 'array'),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index patterns_category on patterns (category, display_name);
