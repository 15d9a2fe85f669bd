package vedette.question;

/** A question that divides by 0 where it is asked. */
public final class DividesByZero extends BadQuestion {
  private static final long serialVersionUID = 1L;

  DividesByZero(BadQuestion fault) {
    super(fault.text(), fault.offset(), fault.getMessage(), fault.help());
  }
}
