import { useSearch } from 'wouter/use-browser-location';
import { MailDetail } from '../components/mail-detail.tsx';
import { MailList } from '../components/mail-list.tsx';

/** All mails; with `?mail=` one of them, so that the browser's back leads to the list as it was. */
export function MailsScreen() {
  const id = new URLSearchParams(useSearch()).get('mail');
  return id ? <MailDetail key={id} id={id} /> : <MailList />;
}
