/** What became of the account, told as it is. */
import { IconUserCircle } from '@tabler/icons-react';
import type { AnswerValue } from '../../../../shared/schemas/chat.ts';
import { sectionIds, sectionTitles } from '../sections.ts';
import { Section } from './section.tsx';
import sectionClasses from './section.module.css';

type Props = {
  state: 'pending';
  /** The address the visitor gave, as answered. */
  email: AnswerValue | undefined;
};

export function AccountCard({ state, email }: Props) {
  const address = typeof email === 'string' && email !== '' ? email : undefined;
  return (
    <Section
      title={sectionTitles.account}
      intro="Where your profile is kept, and what comes next."
      icon={IconUserCircle}
      anchor={sectionIds.account}
    >
      <div className={sectionClasses.fact} data-account={state}>
        <h4 className={sectionClasses.subheading}>Your profile is saved</h4>
        <p className={sectionClasses.text}>
          It is saved with us, tied to this browser: open the chat here again and your profile is waiting.
        </p>
        <p className={sectionClasses.text}>
          Member accounts are not open yet, so there is no account and no activation email on its way. When they open,
          we will send an activation link to{' '}
          {address ? (
            <strong>
              <bdi>{address}</bdi>
            </strong>
          ) : (
            'your email address'
          )}
          . There is nothing to do now.
        </p>
      </div>
    </Section>
  );
}
