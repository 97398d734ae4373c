import { slugOf } from '#shared/content/articles/slug.ts';
import type { SectionOf } from '#shared/content/schema.ts';
import styles from './article-body.module.css';
import { CopyButton } from './copy-button.tsx';

type Block = SectionOf<'article'>['article']['body'][number];

/** Renders an article's body block by block. Headings have ids for the table of contents. */
export function ArticleBody({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        <BodyBlock key={index} block={block} />
      ))}
    </div>
  );
}

function BodyBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 id={slugOf(block.text)}>{block.text}</h2>;
    case 'paragraph':
      return <p>{block.text}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </List>
      );
    }
    case 'example':
      return (
        <figure className={`panel ${styles.example}`}>
          <figcaption>
            {block.title}
            <CopyButton what={block.title} />
          </figcaption>
          <p data-copied="">{block.text}</p>
        </figure>
      );
    case 'table':
      return (
        // Wider than a phone's screen, so it scrolls on its own, by keyboard too.
        <div className={`panel ${styles.table}`} tabIndex={0} role="region" aria-label={block.caption}>
          <table>
            <caption>
              <strong>{block.caption}</strong>
            </caption>
            <thead>
              <tr>
                {block.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map(([first, ...cells]) => (
                <tr key={first}>
                  <th scope="row">{first}</th>
                  {cells.map((cell, index) => (
                    <td key={index}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}
