import { m } from '#messages';
import type { ProofItem } from '#shared/domain/proof.ts';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './proof.module.css';

/** The owner's proof: entries with a text as cards, a single one in large type, and names of clients in a row below. */
export function ProofSection(props: SectionProps<'proof'>) {
  const { items = [] } = props.section;
  const entries = items.filter(({ kind }) => kind !== 'client');
  const clients = items.filter(({ kind }) => kind === 'client');
  return (
    <SectionFrame {...props}>
      {entries.length > 0 && (
        <ul className={styles.entries} data-count={entries.length}>
          {entries.map((item) => (
            <li key={item.id} className={`panel ${styles.entry}`} data-kind={item.kind} data-wide={isWide(item)}>
              <Entry item={item} />
            </li>
          ))}
        </ul>
      )}
      {clients.length > 0 && (
        <div className={styles.clients}>
          <p>{m.marketing_proof_clients()}</p>
          <ul>
            {clients.map(({ id, name, place }) => (
              <li key={id}>
                <strong>{name}</strong>
                {place && <span>{place}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </SectionFrame>
  );
}

/** Most characters that fit into a card a third of the page wide. */
const cardText = 240;
const isWide = ({ kind, text }: ProofItem) => kind === 'case' || (text?.length ?? 0) > cardText;

function Entry({ item }: { item: ProofItem }) {
  switch (item.kind) {
    case 'case':
      return (
        <>
          <Who item={item} />
          <dl className={styles.case}>
            <Part term={m.marketing_proof_problem()} text={item.problem} />
            <Part term={m.marketing_proof_what_we_did()} text={item.text} />
            <Part term={m.marketing_proof_outcome()} text={item.outcome} />
          </dl>
        </>
      );
    case 'result':
      return (
        <>
          <p className={styles.change}>{item.text}</p>
          <dl className={styles.figures}>
            <div>
              <dt>{m.marketing_proof_before()}</dt>
              <dd>{item.before}</dd>
            </div>
            <div>
              <dt>{m.marketing_proof_after()}</dt>
              <dd>{item.after}</dd>
            </div>
          </dl>
          <p className={styles.measured}>
            {item.period}. {item.measured && m.marketing_proof_measured({ measured: item.measured })}
          </p>
          <Who item={item} />
        </>
      );
    default:
      return (
        <>
          <blockquote>{item.text}</blockquote>
          <Who item={item} />
        </>
      );
  }
}

function Part({ term, text }: { term: string; text: string | null }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Who said it: an initial instead of a photo, the name, the business, and its town. */
function Who({ item: { kind, name, business, place, url } }: { item: ProofItem }) {
  const line = [business, place].filter(Boolean).join(', ');
  return (
    <p className={styles.who}>
      <span className={styles.initial} aria-hidden="true">
        {[...name][0]}
      </span>
      <span>
        <strong>{name}</strong>
        {line}
        {url && kind === 'press' && <a href={url}>{m.marketing_proof_read({ name })}</a>}
      </span>
    </p>
  );
}
