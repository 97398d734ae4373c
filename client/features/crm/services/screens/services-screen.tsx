import { Stack } from '@mantine/core';
import { m } from '#messages';
import { Markup } from '#client/components/markup.tsx';
import { paths } from '#shared/paths.ts';
import { MemberLayout } from '#client/components/member/member-layout.tsx';
import { Panel } from '#client/components/ui/panel.tsx';
import { AppLink } from '#client/components/app-link.tsx';
import { MyRequests } from '../components/my-requests.tsx';
import { RequestForm } from '../components/request-form.tsx';

/** Lets members request a service from the agency and follow their requests. */
export function ServicesScreen() {
  return (
    <MemberLayout title={m.crm_services()} lead={() => m.crm_services_ask_team_service_track()}>
      {(user) => (
        <Stack gap="lg">
          <Panel
            title={m.crm_services_ask_for_a_service()}
            lead={
              <>
                <Markup
                  parts={m.crm_services_someone_team_will_read.parts()}
                  tags={{ link: (text) => <AppLink href={paths.services}>{text}</AppLink> }}
                />
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
