/**
 * Words commonly used in passwords at a mosque, most common first. Lists of stolen passwords contain few of them. Spelt
 * without accents, as entered.
 */
export const faithWords: readonly string[] = (
  'allah islam bismillah muhammad mohammed mohammad muhammed mohamed alhamdulillah subhanallah mashallah masha ' +
  'inshallah allahuakbar astaghfirullah muslim muslimah islamic ramadan ramadhan ramzan ramazan eid eidmubarak quran ' +
  'koran alquran masjid mosque jamia imam salam salaam assalam assalamualaikum 786 110 313 hajj umrah makkah mecca ' +
  'madina madinah medina kaaba kaba zamzam jummah jumah friday salah salat namaz fajr dhuhr zuhr asr maghrib isha ' +
  'witr taraweeh zakat sadaqah iman deen dua dhikr sunnah hadith ummah jannah akhirah tawheed tawhid shahada sabr ' +
  'shukr barakah noor nur rahma rahman raheem karim kareem rabb rasool rasul nabi sahaba hijab halal haram madrasa ' +
  'madrasah maktab hafiz qari alim mufti maulana sheikh shaykh ustadh mustafa ahmad ahmed ali hussain hussein hassan ' +
  'hasan fatima aisha ayesha khadija maryam zainab yusuf ibrahim ismail musa isa adam bilal umar omar usman uthman ' +
  'abubakr abdullah abdulrahman abdul الله اسلام الاسلام بسم_الله محمد رمضان القران قران مسجد المسجد احمد علي مكه ' +
  'المدينه الحمدلله سبحان_الله ماشاءالله رمضان_كريم رمضان_مبارك اللہ محمدﷺ قرآن نماز'
)
  .split(' ')
  .map((word) => word.replace('_', ' '))
