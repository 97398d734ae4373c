import { z } from 'zod';
import { useUrlState } from '#client/lib/url-state.ts';
import { MailDetail } from '../components/mail-detail.tsx';
import { MailList } from '../components/mail-list.tsx';

const mailSchema = z.object({ mail: z.string().catch('') });

/** Lists all emails, or shows one with `?mail=`, so that the browser's back button returns to the same list. */
export function MailsScreen() {
  const { mail: id } = useUrlState(mailSchema)[0];
  return id ? <MailDetail key={id} id={id} /> : <MailList />;
}
