import { Stack } from '@mantine/core';
import { paths } from '#shared/paths.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { MyRequests } from '../components/my-requests.tsx';
import { RequestForm } from '../components/request-form.tsx';

/** Asking the agency for a service, and following what becomes of it. */
export function ServicesScreen() {
  return (
    <MemberLayout title="Services" lead={() => 'Ask our team for a service, and follow what becomes of your requests.'}>
      {(user) => (
        <Stack gap="lg">
          <Panel
            title="Ask for a service"
            lead={
              <>
                A person reads it and answers here. What each service holds:{' '}
                <AppLink href={paths.services}>all services</AppLink>.
              </>
            }
          >
            <RequestForm key={user.id} userId={user.id} />
          </Panel>
          <MyRequests />
        </Stack>
      )}
    </MemberLayout>
  );
}
