/** The agency's desk. It is no page of the site: the server sends it to admins alone (server/http/desk.ts). */
// First, so that the styles of components come after it and win.
import './theme/global.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeskApp } from './app/desk/desk-app.tsx';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <DeskApp />
  </StrictMode>,
);
