import { Panel } from '#client/components/ui/panel.tsx';
import type { RouterOutputs } from '#client/lib/trpc.ts';
import classes from './operations.module.css';

type Mail = RouterOutputs['admin']['operations']['mail'];

/** The mail as its reader sees it. The frame may run nothing, fetch nothing and go nowhere. */
export function MailPreview({ mail }: { mail: Mail }) {
  const { preview } = mail;
  if (!preview)
    return (
      <Panel title="Preview">
        <p>This mail cannot be shown: its kind has changed since it was written.</p>
      </Panel>
    );
  return (
    <Panel
      title="Preview"
      lead={
        <>
          Subject: {preview.subject}
          {preview.hidesSecrets && '. Links and passwords that work once are shown as dots.'}
        </>
      }
    >
      <div className={classes.rows}>
        <iframe
          className={classes.frame}
          title={`Preview: ${preview.subject}`}
          sandbox=""
          referrerPolicy="no-referrer"
          srcDoc={preview.html}
        />
        <details className={classes.more}>
          <summary>Text part</summary>
          {/* Scrolls by keyboard too. */}
          <pre className={classes.text} tabIndex={0} dir="auto" aria-label="Text part of the mail">
            {preview.text}
          </pre>
        </details>
      </div>
    </Panel>
  );
}
