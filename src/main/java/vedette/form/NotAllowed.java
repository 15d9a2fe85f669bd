package vedette.form;

/** A request for a fight that the rules do not allow, though nothing in it is written wrongly. */
public final class NotAllowed extends BadRequest {
  private static final long serialVersionUID = 1L;

  /** A parameter that would have to be another for the fight to be allowed. */
  public NotAllowed(String parameter, String message, String help) {
    super(parameter, message, help);
  }

  @Override
  public NotAllowed saying(String message) {
    return new NotAllowed(parameter(), message, help());
  }
}
