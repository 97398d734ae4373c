/** The quiet note under a recommendation, and the context that knows profile and answers. */
import { createContext, Fragment, use } from 'react';
import { becauseParts, joinPieces } from '#shared/because.ts';
import type { Answers } from '#shared/domain/chat-answers.ts';
import type { GeneratedProfile } from '#shared/schemas/profile.ts';
import classes from './section.module.css';

export type Sources = { profile: Pick<GeneratedProfile, 'because'>; answers: Answers };

export const SourcesContext = createContext<Sources | null>(null);

/** Names the answers an item rests on; nothing when it rests on none. `path` is the item's path in the profile. */
export function BecauseNote({ path }: { path: string }) {
  const sources = use(SourcesContext);
  const parts = sources ? becauseParts(sources.profile, sources.answers, path) : [];
  if (parts.length === 0) return null;
  return (
    <p className={classes.because} data-because={path}>
      Because you said{' '}
      {joinPieces(parts.length).map((piece, index) => {
        const part = typeof piece === 'number' ? parts[piece] : undefined;
        return (
          <Fragment key={index}>
            {part ? (
              <>
                <q className={classes.quote}>
                  <bdi>{part.answer}</bdi>
                </q>{' '}
                <span className={classes.asked}>({part.label})</span>
              </>
            ) : (
              piece
            )}
          </Fragment>
        );
      })}
    </p>
  );
}
