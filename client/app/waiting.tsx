import type { Screen } from '#shared/content/screens.ts';
import classes from './waiting.module.css';

/** Placeholder of a screen while its code loads. */
export function Waiting({ screen }: { screen: Screen }) {
  const content = (
    <>
      {/* People who find it by a search can read what it's about, with script or without. */}
      {!screen.noindex && (
        <div className={classes.waiting}>
          <h1>{screen.title}</h1>
          <p className="lead">{screen.description}</p>
        </div>
      )}
      <NeedsScript />
      <p className={`lead ${classes.waiting}`} role="status" data-needs-script="">
        One moment …
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
      <p className="lead">This page needs JavaScript. Please turn it on in your browser and load the page again.</p>
    </noscript>
  );
}
