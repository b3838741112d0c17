/**
 * Query parameters used only for tracking, by site; `*` stands for any ending. On another site the same parameter may identify
 * the content, so a site that is not listed loses only those of `everywhere`.
 */
export const trackingParameters: Readonly<Record<string, readonly string[]>> = {
  /** Campaign and click identifiers, added by senders of links on any site. */
  everywhere: [
    ...['utm_*', 'fbclid', 'gclid', 'gclsrc', 'dclid', 'gbraid', 'wbraid', 'msclkid', 'twclid', 'ttclid', 'yclid'],
    ...['li_fat_id', 'igsh', 'igshid', 'mc_cid', 'mc_eid', '_hsenc', '_hsmi', 'mkt_tok', 'vero_id', '_gl', '_ga'],
  ],
  'youtube.com': ['si', 'feature', 'pp', 'ab_channel', 'embeds_referring_euri', 'source_ve_path'],
  'youtu.be': ['si', 'feature', 'pp'],
  'instagram.com': ['ig_rid', 'ig_mid', 'hl', 'img_index'],
  'x.com': ['s', 't', 'ref_src', 'ref_url', 'cxt'],
  'twitter.com': ['s', 't', 'ref_src', 'ref_url', 'cxt'],
  'facebook.com': ['mibextid', 'rdid', 'share_url', 'ref', 'refsrc', 'sfnsn', '__cft__*', '__tn__', '__xts__*', '_rdr'],
  'fb.watch': ['mibextid', 'ref'],
  'tiktok.com': ['_r', '_t', 'is_from_webapp', 'sender_device', 'sender_web_id', 'web_id', 'share_app_id', 'u_code'],
  'linkedin.com': ['trk', 'trackingId', 'lipi', 'lici', 'rcm', 'midToken', 'midSig'],
  'vimeo.com': ['share', 'fl', 'fe'],
  'reddit.com': ['share_id', 'ref', 'ref_source', 'rdt'],
  'pinterest.com': ['invite_code', 'sender', 'sfo'],
  'spotify.com': ['si', 'nd', '_branch_match_id', '_branch_referrer'],
  'behance.net': ['tracking_source'],
  'dribbble.com': ['source', 'ref'],
  'medium.com': ['source'],
  'bbc.co.uk': ['at_*', 'ocid', 'ns_*', 'xtor'],
  'bbc.com': ['at_*', 'ocid', 'ns_*', 'xtor'],
  'theguardian.com': ['cmp', 'ref'],
  'espncricinfo.com': ['ex_cid', 'platform', 'device'],
};
