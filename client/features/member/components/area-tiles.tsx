import { IconChevronRight } from '@tabler/icons-react';
import { paths } from '#shared/paths.ts';
import { areas } from '#client/components/member/areas.ts';
import { AppLink } from '#client/components/app-link.tsx';
import classes from './dashboard.module.css';

/** The ways to all other areas, with what one does there. */
export function AreaTiles() {
  return (
    <section aria-labelledby="all-areas" data-tour="areas">
      <h2 id="all-areas" className={classes.sectionTitle}>
        Everything here
      </h2>
      <ul className={classes.tiles}>
        {areas
          .filter(({ href }) => href !== paths.dashboard)
          .map(({ href, label, about, icon: Icon }) => (
            <li key={href}>
              <AppLink href={href} className={classes.tile}>
                <span className={classes.tileIcon}>
                  <Icon size={24} stroke={1.6} aria-hidden />
                </span>
                <span className={classes.tileWords}>
                  <span className={classes.tileName}>{label}</span>
                  <span className={classes.hint}>{about}</span>
                </span>
                <IconChevronRight size={20} stroke={1.8} className={classes.chevron} aria-hidden />
              </AppLink>
            </li>
          ))}
      </ul>
    </section>
  );
}
