/**
 * Entry point of the admin area. It isn't a page of the site: the server sends it only to admins
 * (server/http/admin.ts).
 */
// Import first, so that component styles come after it and take precedence.
import './theme/global.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from './app/admin/admin-app.tsx';
import { preloadAdminScreen } from './app/admin/admin-routes.tsx';
import { drawToasts } from './app/toasts.tsx';
import { trpcUtils } from './lib/trpc.ts';

drawToasts();

// Load session and screen in parallel. If the screen can't be loaded, the app shows that.
void trpcUtils.auth.session.prefetch();
preloadAdminScreen(location.pathname).catch(() => undefined);

const root = createRoot(document.getElementById('root')!);
// As a transition, React renders in short slices and the page stays responsive.
startTransition(() =>
  root.render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  ),
);
