// A setup file for vitest: what a test waits for may take its time on a busy machine. What never comes is found all the same.
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
