/** Made-up files: what each rule must notice, and what none may complain about. */
type Files = Record<string, string>;

export const offences: { rule: string; what: string; files: Files; says: string }[] = [
  {
    rule: 'shared needs zod and shared only',
    what: 'shared that reads files',
    files: { 'shared/limits.ts': "import { readFile } from 'node:fs/promises';" },
    says: 'shared may not import node:fs',
  },
  {
    rule: 'shared needs zod and shared only',
    what: 'shared that looks at the server, even at a type',
    files: { 'shared/schemas/chat.ts': "import type { Deps } from '../../server/deps.ts';" },
    says: 'shared may not import server/deps.ts',
  },
  {
    rule: 'inside shared: schemas and content look at domain, never at each other',
    what: 'a schema that reads content',
    files: { 'shared/schemas/chat.ts': "import { page } from '../content/pages/home.ts';" },
    says: 'belongs in shared/domain',
  },
  {
    rule: 'client sees of the server one type, in one file',
    what: 'a client that takes the router itself',
    files: { 'client/lib/trpc.ts': "import { appRouter } from '../../server/trpc/app-router.ts';" },
    says: 'only "import type { AppRouter }"',
  },
  {
    rule: 'client sees of the server one type, in one file',
    what: 'an inline type mark, which leaves the import in the program',
    files: { 'client/lib/trpc.ts': "import { type AppRouter } from '../../server/trpc/app-router.ts';" },
    says: 'only "import type { AppRouter }"',
  },
  {
    rule: 'client sees of the server one type, in one file',
    what: 'the right type in the wrong file',
    files: { 'client/app/app.tsx': "import type { AppRouter } from '../../server/trpc/app-router.ts';" },
    says: 'client may not import server/trpc/app-router.ts',
  },
  {
    rule: 'client: app -> features -> components -> lib, theme',
    what: 'a component that knows a feature',
    files: { 'client/components/header.tsx': "import { Chat } from '../features/chat/chat.tsx';" },
    says: 'client/components may not import client/features/chat/chat.tsx',
  },
  {
    rule: 'client: app -> features -> components -> lib, theme',
    what: 'a feature that knows the app, through import()',
    files: { 'client/features/chat/chat.tsx': "const app = () => import('../../app/app.tsx');" },
    says: 'client/features may not import client/app/app.tsx',
  },
  {
    rule: 'texts that are sold leave by the server alone, for whoever has bought them',
    what: 'a screen with the bought pack in it',
    files: {
      'client/features/prompts/pack.ts': "import { webPromptPack } from '../../../shared/content/packs/web.ts';",
    },
    says: 'must be in no file that a browser can load',
  },
  {
    rule: 'texts that are sold leave by the server alone, for whoever has bought them',
    what: 'a page with one of its categories, which the client would carry',
    files: { 'shared/content/shop.ts': "const forms = () => import('./packs/web/forms.ts');" },
    says: 'shared/content/shop.ts may not import shared/content/packs/web/forms.ts',
  },
  {
    rule: 'no client feature imports another',
    what: 'one client feature in another',
    files: { 'client/features/chat/chat.tsx': "import { Profile } from '../profile/profile.tsx';" },
    says: 'client/features/chat may not import client/features/profile: features are composed in client/app',
  },
  {
    rule: 'nothing imports tests or scripts',
    what: 'a product file that borrows from tests',
    files: { 'server/app.ts': "import { sampleAnswers } from '../tests/helpers/conversation.ts';" },
    says: 'the product does not know its tests',
  },
  {
    rule: 'nothing imports tests or scripts',
    what: 'a product file that uses a fixture',
    files: { 'server/adapters/llm/local.ts': "import { brief } from './brief.fixture.ts';" },
    says: 'the product does not know its tests',
  },
  {
    rule: 'nothing imports tests or scripts',
    what: 'a server that calls a script',
    files: { 'server/serve.ts': "import { build } from '../scripts/build/build.ts';" },
    says: 'scripts are thin callers',
  },
  {
    rule: 'server/engine needs shared and zod only',
    what: 'an engine with a database',
    files: { 'server/engine/assemble.ts': "import type { Database } from '../db/client.ts';" },
    says: 'server/engine may not import server/db/client.ts',
  },
  {
    rule: 'drizzle needs drizzle-orm and shared only',
    what: 'a table that calls a service',
    files: { 'drizzle/schema/chat.ts': "import { stepOf } from '../../server/features/chat/service.ts';" },
    says: 'tables are plain descriptions',
  },
  {
    rule: 'tables are used by repos and server/db',
    what: 'a service that queries a table',
    files: { 'server/features/chat/service.ts': "import { conversations } from '../../../drizzle/schema/chat.ts';" },
    says: 'write a function in the feature',
  },
  {
    rule: 'server: each part looks only at the parts below it',
    what: 'machinery that knows a feature',
    files: { 'server/lib/session.ts': "import { findUser } from '../features/auth/service.ts';" },
    says: 'lib is machinery that knows no feature',
  },
  {
    rule: 'server: each part looks only at the parts below it',
    what: 'a new folder nobody decided on',
    files: { 'server/shop/basket.ts': "import { AppError } from '../errors.ts';" },
    says: 'server/shop is a new part of the server',
  },
  {
    rule: 'adapters are chosen in deps.ts and seen as ports',
    what: 'a service that picks its own adapter',
    files: {
      'server/features/profile/service.ts': "import { createWriters } from '../../adapters/llm/index.ts';",
    },
    says: 'knows server/adapters/llm/port.ts',
  },
  {
    rule: 'jobs: definitions know no feature, handlers.ts alone knows their handlers',
    what: 'a runner that knows a feature',
    files: { 'server/jobs/run.ts': "import { sweep } from '../features/profile/jobs.ts';" },
    says: 'server/jobs/handlers.ts is the one file that knows the features',
  },
  {
    rule: 'jobs: definitions know no feature, handlers.ts alone knows their handlers',
    what: 'a service that opens a queue',
    files: { 'server/features/profile/service.ts': "import { openQueue } from '../../jobs/backend.ts';" },
    says: 'a feature enqueues by deps.enqueue',
  },
  {
    rule: 'inside a feature: router -> service, policy, present; jobs -> service; service -> repo',
    what: 'a router that asks the repo',
    files: { 'server/features/chat/router.ts': "import { findOpenConversation } from './repo.ts';" },
    says: 'chat/router.ts may not import repo.ts',
  },
  {
    rule: 'inside a feature: router -> service, policy, present; jobs -> service; service -> repo',
    what: 'a handler that asks the repo',
    files: { 'server/features/profile/jobs.ts': "import { takeLostGenerations } from './repo.ts';" },
    says: 'profile/jobs.ts may not import repo.ts',
  },
  {
    rule: 'between features: service to service, and none calls admin',
    what: 'a service that asks a foreign repo',
    files: { 'server/features/profile/service.ts': "import { findOpenConversation } from '../chat/repo.ts';" },
    says: 'features meet service to service',
  },
  {
    rule: 'between features: service to service, and none calls admin',
    what: 'a feature that calls admin',
    files: { 'server/features/chat/service.ts': "import { note } from '../admin/service.ts';" },
    says: 'chat may not import from admin',
  },
  {
    rule: 'features call each other without rings',
    what: 'two features that call each other',
    files: {
      'server/features/chat/service.ts': "import { a } from '../profile/service.ts';",
      'server/features/profile/service.ts': "import { b } from '../chat/service.ts';",
    },
    says: 'the features chat, profile call each other in a ring',
  },
  {
    rule: 'files of a server feature have one of the agreed names',
    what: 'a file name no feature knows',
    files: { 'server/features/chat/controller.ts': '' },
    says: 'server/features/chat/controller.ts is no name a feature knows',
  },
  {
    rule: 'services, repos and policies know no request, session or tRPC',
    what: 'a service that throws for tRPC',
    files: { 'server/features/chat/service.ts': "import { TRPCError } from '@trpc/server';" },
    says: 'throw AppError',
  },
  {
    rule: 'a vendor’s package is named in its one place',
    what: 'the model client in a service',
    files: { 'server/features/profile/service.ts': "import OpenAI from 'openai';" },
    says: 'ask deps.writers instead',
  },
  {
    rule: 'a vendor’s package is named in its one place',
    what: 'a subpath of a package, too',
    files: { 'server/http/health.ts': "import { sql } from 'drizzle-orm/pg-core';" },
    says: 'queries are written in a feature',
  },
  {
    rule: 'a vendor’s package is named in its one place',
    what: 'a second place for the driver',
    files: { 'server/db/ping.ts': "import postgres from 'postgres';" },
    says: 'the database driver is named in server/db/client.ts alone',
  },
  {
    rule: 'settings are read in one file per side',
    what: 'a second reader of the environment',
    files: { 'server/lib/log.ts': 'export const level = process.env.LOG_LEVEL;' },
    says: 'server/lib/log.ts may not read process.env',
  },
  {
    rule: 'settings are read in one file per side',
    what: 'a component that reads the build’s settings',
    files: { 'client/components/map.tsx': 'export const key = import.meta.env.VITE_MAP_KEY;' },
    says: 'client/lib/config.ts',
  },
  {
    rule: 'public pages load no Mantine, TanStack Query or tRPC',
    what: 'Mantine two imports away from the entry',
    files: {
      'client/entry-client.tsx': "import { App } from './app/app.tsx';",
      'client/app/app.tsx': "import { Header } from '../components/header.tsx';",
      'client/components/header.tsx': "import { Button } from '@mantine/core';",
    },
    says: 'client/components/header.tsx may not import @mantine/core',
  },
  {
    rule: 'packages for the screen stay in the client',
    what: 'React in a service',
    files: { 'server/features/chat/present.ts': "import { createElement } from 'react';" },
    says: 'what is drawn belongs in client/features/chat',
  },
  {
    rule: 'no barrels',
    what: 'a file that passes things on',
    files: { 'client/features/chat/all.ts': "export * from './chat.tsx';\nexport { a } from './a.ts';" },
    says: 'may not re-export',
  },
  {
    rule: 'no index files',
    what: 'an index file',
    files: { 'client/features/chat/index.ts': 'export const a = 1;' },
    says: 'call it by what it holds',
  },
  {
    rule: 'no default exports',
    what: 'a default export',
    files: { 'client/app/app.tsx': 'export default function App() { return null; }' },
    says: 'a name given once',
  },
  {
    rule: 'no default exports',
    what: 'a default export by assignment',
    files: { 'client/app/app.tsx': 'const app = 1;\nexport default app;' },
    says: 'client/app/app.tsx:2',
  },
  {
    rule: 'no any',
    what: 'any inside a type',
    files: { 'server/app.ts': 'export const rows: Map<string, any[]> = new Map();' },
    says: 'unknown with a check',
  },
  {
    rule: 'names are kebab-case and say something',
    what: 'capital letters',
    files: { 'client/components/ChatButton.tsx': '' },
    says: 'in kebab-case',
  },
  {
    rule: 'names are kebab-case and say something',
    what: 'a drawer',
    files: { 'server/lib/utils.ts': '' },
    says: '"utils" is a drawer',
  },
  {
    rule: 'names are kebab-case and say something',
    what: 'a drawer among folders',
    files: { 'client/common/button.tsx': '' },
    says: '"common" is a drawer',
  },
  {
    rule: 'files have at most 400 lines',
    what: 'a long file',
    files: { 'server/app.ts': 'export {};\n'.repeat(401) },
    says: 'has 401 lines',
  },
  {
    rule: 'no import cycles',
    what: 'a ring over three files',
    files: {
      'server/lib/a.ts': "import { b } from './b.ts';",
      'server/lib/b.ts': "import { c } from './c.ts';",
      'server/lib/c.ts': "import { a } from './a.ts';",
    },
    says: 'server/lib/a.ts, server/lib/b.ts, server/lib/c.ts',
  },
];

export const permitted: { what: string; files: Files }[] = [
  {
    what: 'the router’s type in the client',
    files: { 'client/lib/trpc.ts': "import type { AppRouter } from '../../server/trpc/app-router.ts';" },
  },
  {
    what: 'a feature as it should be',
    files: {
      'server/features/chat/router.ts':
        "import { answerStep } from './service.ts';\nimport { toView } from './present.ts';\nimport { router } from '../../trpc/init.ts';",
      'server/features/chat/service.ts':
        "import { updateAnswer } from './repo.ts';\nimport type { ConversationRow } from '../../../drizzle/schema/chat.ts';\nimport { hasPlan } from '../membership/service.ts';",
      'server/features/chat/repo.ts':
        "import { eq } from 'drizzle-orm';\nimport { conversations } from '../../../drizzle/schema/chat.ts';",
      'server/features/admin/service.ts': "import { answerStep } from '../chat/service.ts';",
    },
  },
  {
    what: 'Mantine behind import()',
    files: {
      'client/entry-client.tsx': "import { load } from './app/load.ts';",
      'client/app/load.ts': "export const load = () => import('./chat-root.tsx');",
      'client/app/chat-root.tsx': "import { MantineProvider } from '@mantine/core';",
    },
  },
  {
    what: 'types that point at each other',
    files: {
      'server/lib/a.ts': "import type { B } from './b.ts';\nexport type A = B;",
      'server/lib/b.ts': "import type { A } from './a.ts';\nexport type B = A;",
    },
  },
  {
    what: 'tests, which may do what they need',
    files: {
      'tests/integration/chat.test.ts':
        "import pg from 'pg';\nimport { serve } from '../../server/serve.ts';\nexport const anything: any = process.env.CI;",
    },
  },
  { what: 'a long record of content', files: { 'shared/content/pages/plumber.ts': 'export {};\n'.repeat(700) } },
];
