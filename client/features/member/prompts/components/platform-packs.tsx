import { IconChevronRight } from '@tabler/icons-react';
import { useMemo } from 'react';
import { paths } from '#shared/paths.ts';
import { AppLink } from '#client/components/app-link.tsx';
import { counted } from '../counted.ts';
import type { PromptView } from '../use-prompts.ts';
import { byPlatform, nameOfPlatform } from '../workbench-view.ts';
import classes from './packs.module.css';

type Props = { prompts: readonly PromptView[]; unlimited: boolean };

/** A card per platform of the profile; each leads to its prompts. */
export function PlatformPacks({ prompts, unlimited }: Props) {
  const packs = useMemo(() => byPlatform(prompts), [prompts]);
  return (
    <ul className={classes.packs}>
      {packs.map(({ platform, prompts: entries }) => {
        const open = entries.filter(({ text }) => text !== null).length;
        return (
          <li key={platform}>
            <AppLink
              href={`${paths.myProfile}?tab=prompts&platform=${encodeURIComponent(platform)}`}
              className={classes.pack}
            >
              <span>
                <span className={classes.name}>{nameOfPlatform(platform)}</span>
                <span className={classes.facts}>
                  {counted(entries.length, 'prompt')}
                  {unlimited ? ', all open' : `, ${open} unlocked`}
                </span>
              </span>
              <IconChevronRight size={20} stroke={1.8} aria-hidden />
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
