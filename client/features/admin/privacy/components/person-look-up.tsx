import { useEffect, useState } from 'react';
import { personInput } from '#shared/schemas/privacy.ts';
import { EmailForm } from '#client/components/desk/email-form.tsx';
import { Fetched } from '#client/components/desk/fetched.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { trpc } from '#client/lib/trpc.ts';
import { PersonData } from './person-data.tsx';
import classes from './privacy.module.css';

/** Returns the email address in the URL fragment. */
function linkedEmail(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Asks for an email address and shows what is stored about it. */
export function PersonLookUp() {
  const [typed, setTyped] = useState(linkedEmail);
  const [email, setEmail] = useState(() => personInput.safeParse({ email: typed }).data?.email);
  const [problem, setProblem] = useState<string>();
  // It isn't kept in the browser's history.
  useEffect(() => {
    if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  const person = trpc.admin.privacy.person.useQuery({ email: email ?? '' }, { enabled: email !== undefined });
  const lookUp = () => {
    const input = personInput.safeParse({ email: typed });
    if (!input.success) return setProblem(input.error.issues[0]?.message);
    if (input.data.email === email) void person.refetch();
    setEmail(input.data.email);
  };
  return (
    <Panel
      title="A person’s data"
      lead="Look up anyone who asks, even without an account. First make sure the request came from that email address."
    >
      <EmailForm
        label="Email address"
        autoComplete="off"
        value={typed}
        problem={problem}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
        onSubmit={lookUp}
        action="Look up"
        isBusy={person.isFetching}
        busyLabel="Looking up …"
      />
      {email !== undefined && (
        <div className={classes.result} aria-live="polite">
          <Fetched query={person} problem="Failed to look this person up" lines={3}>
            {(found) => <PersonData key={found.email} person={found} />}
          </Fetched>
        </div>
      )}
    </Panel>
  );
}
