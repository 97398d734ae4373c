import { defineConfig } from 'drizzle-kit';

// `npm run db:generate` compares the schema with the last migration and writes the difference; it needs no database.
export default defineConfig({
  dialect: 'postgresql',
  schema: './drizzle/schema/index.ts',
  out: './drizzle/migrations',
});
