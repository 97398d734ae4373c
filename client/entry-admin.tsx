/** The admin area. It is no page of the site: the server sends it to admins alone (server/http/admin.ts). */
// First, so that the styles of components come after it and win.
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './app/admin/admin-app.tsx';
import { preloadAdminScreen } from './app/admin/admin-routes.tsx';
import { drawToasts } from './app/toasts.tsx';
import { trpcUtils } from './lib/trpc.ts';

drawToasts();

// Session and screen load together. If the screen can't be loaded, the app shows that.
void trpcUtils.auth.session.prefetch();
preloadAdminScreen(location.pathname).catch(() => undefined);

const root = createRoot(document.getElementById('root')!);
// As a transition, React renders in short slices and the page keeps answering.
startTransition(() =>
  root.render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  ),
);
