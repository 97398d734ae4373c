/** Sites with a web process in this process, separate worker processes that tests can kill, and a slow model. */
import { afterAll } from 'vitest';
import type { Serving } from '#server/serve.ts';
import { startFakeOpenAi } from '../fakes/openai-server.ts';
import { converseFast, sampleAnswers } from './conversation.ts';
import { createDatabase, type TestDatabase } from './database.ts';
import { times } from './lanes.ts';
import { endServers, startServer, type ServerProcess } from './processes.ts';
import { createVisitor, siteEnv, startSite } from './site.ts';

export type WorkStage = {
  database: TestDatabase;
  web: Serving;
  startWorker(): Promise<ServerProcess>;
  /** Has this many visitors request a profile. */
  askForProfiles(count: number): Promise<void>;
};

/**
 * Prepares such sites, and stops all of them after the file's tests.
 * @param slowMs duration of each model call
 */
export async function workStages(slowMs: number): Promise<(redisUrl: string | undefined) => Promise<WorkStage>> {
  const databases: TestDatabase[] = [];
  const sites: Serving[] = [];
  const model = await startFakeOpenAi();
  model.setMode({ slow: slowMs });
  afterAll(async () => {
    await endServers();
    await Promise.all(sites.map((site) => site.stop()));
    await Promise.all(databases.map((database) => database.drop()));
    await model.close();
  });
  return async (redisUrl) => {
    const database = await createDatabase();
    databases.push(database);
    const env = { OPENAI_API_KEY: 'sk-for-the-fake', OPENAI_BASE_URL: model.baseUrl, AI_DAILY_BUDGET_USD: '1000' };
    const options = { databaseUrl: database.url, redisUrl, env };
    const web = await startSite({ ...options, role: 'web' });
    sites.push(web);
    return {
      database,
      web,
      startWorker: () => startServer(siteEnv({ ...options, role: 'worker' })),
      async askForProfiles(count) {
        await times(
          count,
          async (index) => {
            const visitor = createVisitor(web.address);
            const answers = sampleAnswers({ business_name: `Shop ${index}` });
            const { id } = await converseFast(database, visitor, answers, 'contact_info');
            await visitor.api.profile.generate.mutate({ conversationId: id });
          },
          10,
        );
      },
    };
  };
}
