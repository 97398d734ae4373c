import { paths } from '#shared/paths.ts';
import { DeskLayout } from '#client/components/desk/desk-layout.tsx';
import { DeskLink } from '#client/components/desk/desk-link.tsx';

export function DeskNotFound() {
  return (
    <DeskLayout title="Nothing here" lead="There’s no screen at this address.">
      <p>
        <DeskLink href={paths.admin}>Go to Today</DeskLink>
      </p>
    </DeskLayout>
  );
}
