import classes from './claims.module.css';

/** Addresses that are shown without being asked for. */
const shown = 2;

const nameOf = (path: string) => (path === '/' ? 'Home page' : path);

function PageLinks({ pages }: { pages: readonly string[] }) {
  return (
    <ul className={classes.pages}>
      {pages.map((path) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer">
            {nameOf(path)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Where a claim stands; many pages are a number that opens. */
export function ClaimPages({ pages }: { pages: readonly string[] }) {
  if (pages.length <= shown) return <PageLinks pages={pages} />;
  return (
    <details className={classes.more}>
      <summary>{pages.length} pages</summary>
      <PageLinks pages={pages} />
    </details>
  );
}

/** Pages named in a question, so that one knows what changes. */
export function NamedPages({ pages }: { pages: readonly string[] }) {
  const named = pages.slice(0, 6);
  const left = pages.length - named.length;
  return (
    <ul className={classes.named}>
      {named.map((path) => (
        <li key={path}>{nameOf(path)}</li>
      ))}
      {left > 0 && <li>and {left} more</li>}
    </ul>
  );
}
