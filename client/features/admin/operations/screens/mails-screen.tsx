import { z } from 'zod';
import { useUrlState } from '#client/lib/url-state.ts';
import { MailDetail } from '../components/mail-detail.tsx';
import { MailList } from '../components/mail-list.tsx';

const mailSchema = z.object({ mail: z.string().catch('') });

/** All mails; with `?mail=` one of them, so that the browser's back leads to the list as it was. */
export function MailsScreen() {
  const { mail: id } = useUrlState(mailSchema)[0];
  return id ? <MailDetail key={id} id={id} /> : <MailList />;
}
