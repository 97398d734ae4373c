/** Log settings of the built-in PostgreSQL: privacy and rotation. */
import fs from 'node:fs/promises';
import path from 'node:path';

const logDays = 7;
/** Starts the server's log collector: one file per weekday in `log`, overwritten a week later. */
export const logRotation =
  '-c logging_collector=on -c log_directory=log -c log_filename=server-%w.log ' +
  '-c log_rotation_age=1d -c log_rotation_size=0 -c log_truncate_on_rotation=on';
/**
 * Keeps personal data out of the log: no DETAIL line, which quotes the conflicting email address of a unique key, and no
 * STATEMENT line, which quotes values in the SQL. Set in the cluster, so it also applies to data from earlier releases and
 * to a server that is already running.
 */
export const logPrivacy = ["log_error_verbosity = 'terse'", "log_min_error_statement = 'panic'"];

/**
 * Deletes logs that PostgreSQL doesn't overwrite: the single growing file of earlier releases, and files of weekdays on
 * which the server wasn't running.
 */
export async function deleteOldLogs(logFile: string, logDir: string): Promise<void> {
  const oldest = Date.now() - logDays * 24 * 3600 * 1000;
  await fs.rm(logFile, { force: true }).catch(() => undefined);
  for (const name of await fs.readdir(logDir).catch(() => [])) {
    const file = path.join(logDir, name);
    const found = await fs.stat(file).catch(() => undefined);
    if (found && found.mtimeMs < oldest) await fs.rm(file, { force: true }).catch(() => undefined);
  }
}

/** Returns the last lines of PostgreSQL's log, for a useful error message. */
export async function tailLogs(logFile: string, logDir: string): Promise<string> {
  const collected = (await fs.readdir(logDir).catch(() => [])).map((name) => path.join(logDir, name));
  const found = await Promise.all(
    [logFile, ...collected].map(async (file) => {
      const { mtimeMs } = (await fs.stat(file).catch(() => undefined)) ?? { mtimeMs: 0 };
      return { mtimeMs, text: await fs.readFile(file, 'utf8').catch(() => '') };
    }),
  );
  const newest = found.toSorted((one, other) => one.mtimeMs - other.mtimeMs).slice(-2);
  return newest
    .map(({ text }) => text.trim())
    .join('\n')
    .split('\n')
    .slice(-4)
    .join('\n');
}
