import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import panelClasses from '../../components/member/panel.module.css';

/**
 * Catches a screen that could not be fetched or drawn: the menu stays, and loading the page again brings the present
 * version, as after a release. To be given the address as its key: another screen is another try.
 */
export class ScreenFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
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
