import { m } from '#messages';
import { paths } from '#shared/paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';

export function AdminNotFound() {
  return (
    <AdminLayout title={m.app_nothing_here()} lead={m.app_admin_not_found_theres_no_screen_address()}>
      <p>
        <AdminLink href={paths.admin}>{m.app_go_to_today()}</AdminLink>
      </p>
    </AdminLayout>
  );
}
