/** Page object for the settings. */
import type { Locator } from '@playwright/test';
import { AccountPage } from './account-page.ts';

export class SettingsPage extends AccountPage {
  readonly names = this.panel('You');
  readonly address = this.panel('Email address');
  readonly passwords = this.panel('Password');
  readonly sessions = this.panel('Where you’re signed in');
  readonly current = this.passwords.getByLabel('Current password', { exact: true });
  readonly newAddress = this.address.getByRole('textbox', { name: 'New email address' });
  readonly addressPassword = this.address.getByLabel('Your password', { exact: true });

  panel(name: string): Locator {
    return this.main.getByRole('region', { name, exact: true });
  }

  /** Opens the password form, fills it in and submits it. */
  async changePassword(current: string, next: string): Promise<void> {
    await this.button('Change password').click();
    await this.current.fill(current);
    await this.newPassword.fill(next);
    await this.button('Change password').click();
  }
}
