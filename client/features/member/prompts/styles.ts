import '#client/components/member/styles.ts';
import '@mantine/core/styles/Tabs.css';
import '@mantine/core/styles/ActionIcon.css';
