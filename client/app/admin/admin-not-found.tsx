import { paths } from '#shared/paths.ts';
import { AdminLayout } from '#client/components/admin/admin-layout.tsx';
import { AdminLink } from '#client/components/admin/admin-link.tsx';

export function AdminNotFound() {
  return (
    <AdminLayout title="Nothing here" lead="There’s no screen at this address.">
      <p>
        <AdminLink href={paths.admin}>Go to Today</AdminLink>
      </p>
    </AdminLayout>
  );
}
