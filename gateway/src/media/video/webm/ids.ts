/** Element ids with their length marker, as they stand in the file (RFC 8794, 11.3; RFC 9559, 5.1). */
export const EBML = 0x1a45dfa3;
export const DOC_TYPE = 0x4282;
export const VOID = 0xec;

export const SEGMENT = 0x18538067;
export const SEEK_HEAD = 0x114d9b74;
export const INFO = 0x1549a966;
export const TRACKS = 0x1654ae6b;
export const CLUSTER = 0x1f43b675;
export const CUES = 0x1c53bb6b;
export const CHAPTERS = 0x1043a770;
export const TAGS = 0x1254c367;
export const ATTACHMENTS = 0x1941a469;

export const TIMESTAMP_SCALE = 0x2ad7b1;
export const DURATION = 0x4489;
export const MUXING_APP = 0x4d80;
export const WRITING_APP = 0x5741;

export const TRACK_ENTRY = 0xae;
export const TRACK_TYPE = 0x83;
