/** Where the profile leads: a free call with a person, or a look at the services. */
import { Button } from '@mantine/core';
import { IconArrowUpRight, IconPhoneCall } from '@tabler/icons-react';
import { useId } from 'react';
import classes from './profile-view.module.css';

type Props = { firstName: string; businessName: string };

export function NextStep({ firstName, businessName }: Props) {
  const titleId = useId();
  const newTabHint = useId();
  return (
    <section className={classes.next} aria-labelledby={titleId}>
      <h3 id={titleId} className={classes.nextTitle}>
        Rather have it set up for you?
      </h3>
      <p className={classes.nextText}>
        <bdi>{firstName}</bdi>, tell us a little more about <bdi>{businessName}</bdi>, and we will go through this plan
        with you on the phone and agree on what to do first. The call is free.
      </p>
      <div className={classes.nextActions}>
        <Button
          component="a"
          href="/signup"
          className={classes.nextMain}
          leftSection={<IconPhoneCall size={22} stroke={1.7} aria-hidden />}
        >
          Book a free implementation call
        </Button>
        <Button
          component="a"
          href="/services"
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          className={classes.nextOther}
          rightSection={<IconArrowUpRight size={20} stroke={1.7} aria-hidden />}
          aria-describedby={newTabHint}
        >
          Show Me My Profile
        </Button>
        <span id={newTabHint} hidden>
          Opens our services in a new tab
        </span>
      </div>
    </section>
  );
}
