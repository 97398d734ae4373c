import { m } from '#messages';
import type { Screen } from '#shared/content/screens.ts';
import classes from './waiting.module.css';

/** Placeholder for a screen while its code loads. */
export function Waiting({ screen }: { screen: Screen }) {
  const content = (
    <>
      {/* Lets visitors from a search engine read what the screen is about, with or without JavaScript. */}
      {!screen.noindex && (
        <div className={classes.waiting}>
          <h1>{screen.title}</h1>
          <p className="lead">{screen.description}</p>
        </div>
      )}
      <NeedsScript />
      <p className={`lead ${classes.waiting}`} role="status" data-needs-script="">
        {m.app_one_moment()}
      </p>
    </>
  );
  return screen.area === 'member' ? (
    content
  ) : (
    <div className={`section ${classes.onDusk}`}>
      <div className="wrap">{content}</div>
    </div>
  );
}

/** Tells visitors without JavaScript why the screen stays empty. */
export function NeedsScript() {
  return (
    <noscript>
      <p className="lead">{m.app_waiting_page_needs_javascript_please()}</p>
    </noscript>
  );
}
