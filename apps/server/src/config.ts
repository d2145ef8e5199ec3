import { isIP } from 'node:net'
import { z } from 'zod'
import { googleIssuer, issuerSchema, refuseHalfSetting, thirdPartyOf } from './features/third-party/settings.ts'
import { StartRefused } from './start-refused.ts'

const modes = ['api', 'worker'] as const
export type Mode = (typeof modes)[number]

const flag = z.enum(['on', 'off'], 'Use on or off.').default('on')
const blankIsUnset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const setting = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsUnset, schema)

function modeList(text: string, context: z.RefinementCtx): Mode[] {
  const names = text.split(',').map((name) => name.trim())
  const known = modes.filter((mode) => names.includes(mode))
  if (known.length !== names.length) context.addIssue({ code: 'custom', message: 'Use api, worker or api,worker.' })
  return known
}

function addressList(text: string, context: z.RefinementCtx): string[] {
  const addresses = text.split(',').flatMap((part) => part.trim() || [])
  if (!addresses.every((address) => /^https?:\/\/[^/\s@]+\/?$/.test(address) && URL.canParse(address))) {
    context.addIssue({
      code: 'custom',
      message: 'Use addresses such as https://plans.example.org, with commas between.',
    })
  }
  return addresses
}

type ProxyTrust = boolean | string[] | ((address: string, hop: number) => boolean)

/** `off`, a number of proxies in front, or their addresses, as Fastify's `trustProxy` takes them. */
function proxyTrust(text: string, context: z.RefinementCtx): ProxyTrust {
  if (text === 'off') return false
  if (/^\d+$/.test(text)) return (_address, hop) => hop < Number(text)
  const addresses = text.split(',').map((address) => address.trim())
  if (!addresses.every((address) => isIP(address.replace(/\/\d{1,3}$/, '')) > 0)) {
    context.addIssue({
      code: 'custom',
      message: 'Use off, a number of proxies, or addresses such as 10.0.0.1,10.1.0.0/16.',
    })
  }
  return addresses
}

/** One entry is one variable: its schema, and what the operator's table says about it. */
const variables = {
  PORT: {
    schema: setting(
      z.coerce.number('Use a port number.').int().min(0).max(65535, 'Use a port up to 65535.').default(3000),
    ),
    default: '3000',
    meaning: 'listening port; 0 takes a free one',
  },
  HOST: {
    schema: setting(z.string().default('127.0.0.1')),
    default: '127.0.0.1',
    meaning: "listening address; with `0.0.0.0` the start prints the address for the family's tablet",
  },
  PUBLIC_URL: {
    schema: setting(
      z.url({ protocol: /^https?$/, error: 'Use a full address such as https://plans.example.org.' }).optional(),
    ),
    default: '`http://localhost:PORT`',
    meaning:
      'address under which people reach this server: links in mails begin with it; cookies are marked Secure when it is https',
  },
  DATA_DIR: {
    schema: setting(z.string().default('./data')),
    default: './data',
    meaning: 'embedded database, files, browser',
  },
  DATABASE_URL: {
    schema: setting(
      z
        .string()
        .regex(/^postgres(ql)?:\/\//, 'Use postgres://user:password@host:5432/database.')
        .optional(),
    ),
    default: '',
    meaning: 'PostgreSQL 15 or newer instead of the embedded database',
  },
  MODES: {
    schema: setting(z.string().default('api,worker').transform(modeList)),
    default: 'api,worker',
    meaning: 'which parts this process runs',
  },
  REGISTRATION: {
    schema: setting(z.enum(['open', 'closed'], 'Use open or closed.').default('open')),
    default: 'open',
    meaning: 'whether anybody who reaches the server may create an account (`open`, `closed`)',
  },
  TRUST_PROXY: {
    schema: setting(z.string().default('off').transform(proxyTrust)),
    default: 'off',
    meaning: 'number or addresses of proxies in front; without it every limit per address hits the proxy',
  },
  ADMIN_USERNAME: {
    schema: setting(z.string().max(80).optional()),
    default: '',
    meaning: 'user name of the first admin; made up as `admin` when unset',
  },
  ADMIN_PASSWORD: {
    schema: setting(z.string().min(8, 'Use at least 8 characters.').max(256).optional()),
    default: '',
    meaning: 'password of the first admin; when unset one is generated and printed once at first start',
  },
  SMTP_URL: {
    schema: setting(
      z
        .url({ protocol: /^smtps?$/, error: 'Use smtp://user:password@host:587 or smtps://user:password@host:465.' })
        .optional(),
    ),
    default: '',
    meaning: 'mail server for reset links and notices; without it nothing is mailed',
  },
  MAIL_FROM: {
    schema: setting(
      z
        .string()
        .regex(/^(?:[^<>\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'Use Name <name@example.org>.')
        .optional(),
    ),
    default: '',
    meaning: 'sender of the mails, such as `Pencil Quest <plans@example.org>`; needed with `SMTP_URL`',
  },
  OIDC_CLIENT_ID: {
    schema: setting(z.string().max(500).optional()),
    default: '',
    meaning: 'third-party sign-in: the id that the provider gave this server',
  },
  OIDC_CLIENT_SECRET: {
    schema: setting(z.string().max(500).optional()),
    default: '',
    meaning: 'the secret that came with the id; without both there is no third-party sign-in',
  },
  OIDC_ISSUER: {
    schema: setting(issuerSchema),
    default: googleIssuer,
    meaning: 'the OpenID Connect provider; https, or http on this machine itself',
  },
  OIDC_NAME: {
    schema: setting(z.string().trim().max(40, 'Use at most 40 letters.').default('Google')),
    default: 'Google',
    meaning: 'what the sign-in button calls the provider',
  },
  PLAN_ENGINE: {
    schema: setting(
      z
        .literal('builtin', 'Only the engine "builtin" is available in this version. Leave it unset or use builtin.')
        .default('builtin'),
    ),
    default: 'builtin',
    meaning: 'the engine that makes plans',
  },
  CHROMIUM_PATH: {
    schema: setting(z.string().optional()),
    default: '',
    meaning: 'a browser of your own for PDFs',
  },
  ANALYTICS_SRC: {
    schema: setting(
      z
        .url({ protocol: /^https$/, error: 'Use the https address of a script, or leave it unset.' })
        .refine((address) => !/[\s;,'"]/.test(address), 'Use the https address of a script, or leave it unset.')
        .optional(),
    ),
    default: '',
    meaning: 'https address of a page-view script for the landing page; no other page ever loads it',
  },
  TEST_BASE_URLS: {
    schema: setting(z.string().default('').transform(addressList)),
    default: '',
    meaning: 'further addresses, with commas between, that the public URL test of the admin side may visit',
  },
  RATE_LIMIT: {
    schema: setting(flag),
    default: 'on',
    meaning: '`off` for load tests only; says so loudly at start',
  },
  NODE_ENV: {
    schema: setting(
      z.enum(['production', 'development', 'test'], 'Use production or development.').default('production'),
    ),
    default: 'production',
    meaning: '`development` under `npm run dev`',
  },
} as const

const environmentSchema = z
  .object({
    PORT: variables.PORT.schema,
    HOST: variables.HOST.schema,
    PUBLIC_URL: variables.PUBLIC_URL.schema,
    DATA_DIR: variables.DATA_DIR.schema,
    DATABASE_URL: variables.DATABASE_URL.schema,
    MODES: variables.MODES.schema,
    REGISTRATION: variables.REGISTRATION.schema,
    TRUST_PROXY: variables.TRUST_PROXY.schema,
    ADMIN_USERNAME: variables.ADMIN_USERNAME.schema,
    ADMIN_PASSWORD: variables.ADMIN_PASSWORD.schema,
    SMTP_URL: variables.SMTP_URL.schema,
    MAIL_FROM: variables.MAIL_FROM.schema,
    OIDC_CLIENT_ID: variables.OIDC_CLIENT_ID.schema,
    OIDC_CLIENT_SECRET: variables.OIDC_CLIENT_SECRET.schema,
    OIDC_ISSUER: variables.OIDC_ISSUER.schema,
    OIDC_NAME: variables.OIDC_NAME.schema,
    PLAN_ENGINE: variables.PLAN_ENGINE.schema,
    CHROMIUM_PATH: variables.CHROMIUM_PATH.schema,
    ANALYTICS_SRC: variables.ANALYTICS_SRC.schema,
    TEST_BASE_URLS: variables.TEST_BASE_URLS.schema,
    RATE_LIMIT: variables.RATE_LIMIT.schema,
    NODE_ENV: variables.NODE_ENV.schema,
  } satisfies Record<keyof typeof variables, z.ZodType>)
  .superRefine(refuseHalfSetting)
const settingsSchema = environmentSchema.superRefine(({ SMTP_URL, MAIL_FROM }, context) => {
  if (!SMTP_URL || MAIL_FROM) return
  context.addIssue({ code: 'custom', path: ['MAIL_FROM'], message: 'Name the sender, as SMTP_URL is set.' })
})

export type Config = ReturnType<typeof readConfig>

/** Every variable with its default and meaning, for the operator's table in the docs. */
export const configTable = Object.entries(variables).map(([name, entry]) => ({
  name,
  default: entry.default,
  meaning: entry.meaning,
}))

/** The one reader of the environment. Throws `StartRefused` with all problems and their mend at once. */
export function readConfig(environment: Record<string, string | undefined>) {
  const read = settingsSchema.safeParse(environment)
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new StartRefused(`The environment has settings that cannot be used:\n${problems.join('\n')}`)
  }
  const value = read.data
  return {
    port: value.PORT,
    host: value.HOST,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    modes: value.MODES,
    registration: value.REGISTRATION,
    trustProxy: value.TRUST_PROXY,
    admin: { username: value.ADMIN_USERNAME, password: value.ADMIN_PASSWORD },
    mail: value.SMTP_URL && value.MAIL_FROM ? { smtpUrl: value.SMTP_URL, from: value.MAIL_FROM } : undefined,
    thirdParty: thirdPartyOf(value),
    planEngine: value.PLAN_ENGINE,
    chromiumPath: value.CHROMIUM_PATH,
    analyticsSrc: value.ANALYTICS_SRC,
    testBaseUrls: value.TEST_BASE_URLS,
    rateLimit: value.RATE_LIMIT === 'on',
    environment: value.NODE_ENV,
  }
}
