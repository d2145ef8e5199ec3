/** Every table of the migrations, each after those that it refers to. A test holds this against the database. */
export const storedTables = [
  { name: 'users', key: 'id' },
  { name: 'child_profiles', key: 'id' },
  { name: 'learning_plans', key: 'id' },
  { name: 'generation_requests', key: 'id' },
  { name: 'generation_logs', key: 'id' },
  { name: 'plan_packages', key: 'plan_id, audience, paper' },
  { name: 'lesson_feedback', key: 'id' },
  { name: 'feedback', key: 'id' },
  { name: 'admin_users', key: 'id' },
  { name: 'admin_audit', key: 'id' },
  { name: 'home_content', key: 'id' },
  { name: 'lesson_prompts', key: 'id' },
  { name: 'lesson_prompt_versions', key: 'id' },
  { name: 'worksheet_schemas', key: 'id' },
  { name: 'screenshot_pages', key: 'id' },
  { name: 'screenshot_runs', key: 'id' },
  { name: 'screenshot_results', key: 'id' },
  { name: 'patterns', key: 'id' },
] as const satisfies readonly { name: string; key: string }[]

/** Made anew by a restore: the versions by migrating; nobody stays signed in, and no link to a password goes on working. */
export const tablesMadeAnew = ['schema_migrations', 'sessions', 'password_reset_tokens'] as const

export const everyTable: readonly string[] = [...tablesMadeAnew, ...storedTables.map(({ name }) => name)]
