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
    <MemberLayout title="Services" lead={() => 'Ask our team for a service, and track your requests.'}>
      {(user) => (
        <Stack gap="lg">
          <Panel
            title="Ask for a service"
            lead={
              <>
                Someone on our team will read it and answer here. See what each service includes:{' '}
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
