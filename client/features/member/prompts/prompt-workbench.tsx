/** Where a member works with the prompts of the own profile. */
import { FetchProblem } from '#client/components/ui/fetch-problem.tsx';
import { LinesSkeleton } from '#client/components/ui/lines-skeleton.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { NoProfile } from './components/no-profile.tsx';
import { QuotaPanel } from './components/quota-panel.tsx';
import { WorkbenchList } from './components/workbench-list.tsx';
import classes from './components/workbench.module.css';
import { usePrompts } from './use-prompts.ts';

export function PromptWorkbench() {
  const { list, marks, error, retry, isRetrying } = usePrompts();
  if (error) {
    return (
      <FetchProblem title="Your prompts could not be loaded" error={error} onRetry={retry} isRetrying={isRetrying} />
    );
  }
  if (!list) return <LinesSkeleton lines={5} height={140} />;
  if (!list.hasProfile || list.prompts.length === 0) return <NoProfile />;
  return (
    <div className={classes.workbench}>
      <QuotaPanel usage={list.usage} />
      <Panel
        title="Your prompts"
        lead="Unlock a prompt, fill in what changes, and take it to the tool it was written for."
      >
        <WorkbenchList list={list} marks={marks} />
      </Panel>
    </div>
  );
}
