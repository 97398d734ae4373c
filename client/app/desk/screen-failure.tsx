import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import panelClasses from '../../components/member/panel.module.css';
import { refreshSession } from '../../lib/session.ts';
import { trpcUtils } from '../../lib/trpc.ts';

/**
 * Catches a screen that could not be fetched or drawn: the menu stays, and loading the page again brings the present
 * version, as after a release. The files of the desk are not there for who is no admin any more, so it is asked who is
 * here (desk-gate.tsx). To be given the address as its key: another screen is another try.
 */
export class ScreenFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    void refreshSession();
    void trpcUtils.admin.isAdmin.invalidate();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className={panelClasses.panel}>
        <p>This screen could not be loaded. Please check your connection.</p>
        <Button className={panelClasses.button} mt="md" onClick={() => location.reload()}>
          Load again
        </Button>
      </div>
    );
  }
}
