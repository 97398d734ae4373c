import { webOutline } from '#shared/content/packs/web-outline.ts';
import classes from './packs.module.css';

/** What the web pack holds, for who does not have it: its categories, and three titles of each. */
export function PackContents() {
  const { count, categories } = webOutline;
  return (
    <details className={classes.details}>
      <summary>
        What is inside: {count} prompts in {categories.length} categories
      </summary>
      <ul className={classes.inside}>
        {categories.map(({ name, count: each, samples }) => (
          <li key={name}>
            <h3 className={classes.name}>{name}</h3>
            <p className={classes.facts}>{each} prompts, for example</p>
            <ul className={classes.samples}>
              {samples.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}
