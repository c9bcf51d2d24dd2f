/**
 * What a container may hold: `keep` as it is, `times` with its dates zeroed, `name` with a name for people zeroed (the
 * camera's, mostly), or look into it. Whatever else is found in
 * it becomes free space. A list of what stays, not of what goes: makers put places, names and serial numbers into
 * `udta`, `meta`, `uuid`, `XMP_` and boxes of their own, and no player needs them.
 */
export interface Contents {
  readonly [type: string]: 'keep' | 'times' | 'name' | Contents;
}

const keep = (...types: string[]): Contents => Object.fromEntries(types.map((type) => [type, 'keep'] as const));

const MINF: Contents = {
  ...keep('vmhd', 'smhd', 'hmhd', 'sthd', 'nmhd', 'gmhd', 'dinf'),
  hdlr: 'name',
  stbl: keep(
    ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64', 'stss', 'stsh', 'stps', 'sdtp'],
    ...['stdp', 'padb', 'subs', 'sbgp', 'sgpd', 'csgp', 'saiz', 'saio'],
  ),
};

const TRAK: Contents = {
  ...keep('edts', 'tref', 'trgr', 'tapt', 'clip', 'matt', 'load', 'imap'),
  tkhd: 'times',
  mdia: { ...keep('elng'), hdlr: 'name', mdhd: 'times', minf: MINF },
};

const TRAF = keep('tfhd', 'tfdt', 'trun', 'sdtp', 'subs', 'sbgp', 'sgpd', 'csgp', 'saiz', 'saio');

/** A file's (ISO 14496-12, table 1; QuickTime File Format, "Movie Atoms"). */
export const FILE: Contents = {
  ...keep('ftyp', 'styp', 'mdat', 'sidx', 'ssix', 'pdin', 'mfra', 'wide'),
  moov: { ...keep('mvex', 'iods', 'ctab', 'clip'), mvhd: 'times', trak: TRAK },
  moof: { ...keep('mfhd'), traf: TRAF },
};
