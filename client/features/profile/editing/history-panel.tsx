/** The versions of a profile: what changed when, how it was then, and the way back. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { fieldName, sectionNames, type DocumentField } from '#shared/domain/document.ts';
import type { RewritableSection } from '#shared/domain/member.ts';
import { fullMoment, timeAgo } from '#client/lib/time.ts';
import { useDocument, type DocumentView } from './document-context.ts';
import classes from './editing.module.css';
import { OlderVersion } from './older-version.tsx';

type Version = DocumentView['versions'][number];

/** @returns what a version is about, in a few words. */
export function versionWords({ kind, changed }: Pick<Version, 'kind' | 'changed'>): string {
  switch (kind) {
    case 'generated':
      return 'Written from your answers';
    case 'edited':
      return `You changed “${fieldName(changed as DocumentField)}”`;
    case 'rewritten':
      return `“${sectionNames[changed as RewritableSection]}” was rewritten`;
    case 'restored':
      return `Back to version ${changed}`;
  }
}

export function HistoryPanel() {
  const { document } = useDocument();
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState<number>();
  if (document.versions.length < 2)
    return (
      <p className={classes.quiet}>
        This is how your profile was written. As soon as you change something, every version is kept here.
      </p>
    );
  return (
    <ol className={classes.versions}>
      {document.versions.map((entry) => {
        const isCurrent = entry.version === document.version;
        const isShown = shown === entry.version;
        return (
          <li key={entry.version} className={classes.version}>
            <div className={classes.versionHead}>
              <div className={classes.versionWords}>
                <p>
                  <strong>Version {entry.version}</strong>
                  {isCurrent && <span className={classes.badge}>Now</span>}
                </p>
                <p dir="auto">
                  {versionWords(entry)}
                  {entry.remark && (
                    <>
                      : <q>{entry.remark}</q>
                    </>
                  )}
                </p>
                <p className={classes.hint}>
                  <time dateTime={entry.createdAt} title={fullMoment(entry.createdAt)}>
                    {timeAgo(entry.createdAt, now)}
                  </time>
                </p>
              </div>
              {!isCurrent && (
                <Button
                  variant="default"
                  aria-expanded={isShown}
                  aria-label={`${isShown ? 'Hide' : 'Compare'} version ${entry.version}`}
                  onClick={() => setShown(isShown ? undefined : entry.version)}
                >
                  {isShown ? 'Hide' : 'Compare'}
                </Button>
              )}
            </div>
            {isShown && !isCurrent && <OlderVersion version={entry.version} onRestored={() => setShown(undefined)} />}
          </li>
        );
      })}
    </ol>
  );
}
