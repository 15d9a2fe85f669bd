package vedette.rules.simplenapoleonic;

/** Whether a side tries to kill generals. */
enum KillGeneral {
  NEVER,
  ALWAYS
}
